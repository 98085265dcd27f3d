import type { Family } from '../table/family';
import Desk from './Desk.svelte';
import Eyes from './Eyes.svelte';
import { milestone } from './news';
import Scene from './Scene.svelte';

export const FAMILY: Family = { Desk, Scene, Eyes, milestone };
