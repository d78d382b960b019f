import { run } from '../app/run'
import { closeWith } from '../figma/notify'
import { areByUser } from '../figma/undo'
import { removeAllOverlays } from '../overlays/overlay-commands'

export default function removeOverlays(): void {
  run(async () => {
    figma.currentPage.on('nodechange', ({ nodeChanges }) => void areByUser(nodeChanges))
    closeWith(await removeAllOverlays(), true)
  })
}
