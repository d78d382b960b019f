/** The undo step of everything that one run places: a captured page and the overlays over it. */
export function placingStep(runId: string): string {
  return `place ${runId}`
}

/** The undo step in which a frame was made, which its first result belongs to. */
export function makingStep(nodeId: string): string {
  return `make ${nodeId}`
}
