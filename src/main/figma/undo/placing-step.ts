/** The undo step of everything that one job places: a captured page and the overlays over it. */
export function placingStep(jobId: string): string {
  return `place ${jobId}`
}
