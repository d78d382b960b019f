/** A layer that was selected from the list of an analysed frame's layers. */
interface ChosenLayer {
  /** The analysed frame. */
  nodeId: string
  layerId: string
}

let chosen: ChosenLayer | null = null

export function chooseLayer(choice: ChosenLayer | null): void {
  chosen = choice
}

/**
 * The frame whose list the selected layer was chosen from; null for one selected by hand. Any other
 * selection ends the choice, so that the same layer selected by hand later stands for itself.
 */
export function choiceFor(selection: readonly { id: string }[]): string | null {
  const [only, ...more] = selection
  if (more.length > 0 || only?.id !== chosen?.layerId) chosen = null
  return chosen?.nodeId ?? null
}
