import { run } from '../app/run'
import { closeWith } from '../figma/notify'
import { noteLocalChanges } from '../figma/undo'
import { removeAllOverlays } from '../overlays/overlay-commands'

export default function removeOverlays(): void {
  run(async () => {
    figma.currentPage.on('nodechange', ({ nodeChanges }) => {
      const ours = nodeChanges.filter(({ origin }) => origin === 'LOCAL')
      if (ours.length > 0) noteLocalChanges(ours)
    })
    closeWith(await removeAllOverlays(), true)
  })
}
