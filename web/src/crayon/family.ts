import type { Family } from '../table/family';
import Desk from './Desk.svelte';
import Eyes from './Eyes.svelte';
import Scene from './Scene.svelte';

export const FAMILY: Family = { Desk, Scene, Eyes, past: () => import('./Past.svelte') };
