/** The undo step of everything that one run places: a captured page and the overlays over it. */
export function placingStep(runId: string): string {
  return `place ${runId}`
}
