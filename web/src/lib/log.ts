// The log as it is read.
import type { Happened, LogLine } from '../wire/messages';

/** A line that says the one before it again stands in its place: a run is one sentence, however often it stopped. */
export function joined(lines: readonly LogLine[]): LogLine[] {
  return lines.filter((_, place) => !lines[place + 1]?.again);
}

/** What has happened, in words; `untold`: the version from which on nothing is said yet. */
export function logOf(past: readonly Happened[], untold: number | null = null): LogLine[] {
  return joined(past.flatMap(({ version, log }) => (untold === null || version < untold ? log : [])));
}
