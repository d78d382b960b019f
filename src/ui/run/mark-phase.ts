const PREFIX = 'glance:'

/**
 * Notes in the browser's User Timing when a run entered a phase or ended, for its developer tools and the
 * bench. Only the last run is kept: `first` forgets the one before.
 */
export function markPhase(name: string, first = false): void {
  if (first) {
    for (const mark of performance.getEntriesByType('mark')) {
      if (mark.name.startsWith(PREFIX)) performance.clearMarks(mark.name)
    }
  }
  performance.mark(PREFIX + name)
}
