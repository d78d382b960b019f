import type { JobState } from './job'

const PREFIX = 'glance:'

/**
 * Notes in the browser's User Timing when a job entered a state, for its developer tools and the bench.
 * Only the last job is kept.
 */
export function markPhase(state: JobState): void {
  if (state === 'exporting') {
    for (const { name } of performance.getEntriesByType('mark')) {
      if (name.startsWith(PREFIX)) performance.clearMarks(name)
    }
  }
  performance.mark(PREFIX + state)
}
