import { wordsOf } from '../../language'

/** Answers of the commands about overlays, in 100 characters at most. */
export const words = wordsOf('main/overlays', {
  noneOnPage: 'There are no Glance overlays on this page.',
  noneSelected: 'There are no Glance overlays on the selected layers.',
  removed: (count: number) => `Removed the overlays of ${frames(count)}. The results stay.`,
  shown: (count: number) => `Showing the overlays of ${frames(count)}.`,
  hidden: (count: number) => `Hid the overlays of ${frames(count)}.`,
  movedOut: (count: number) =>
    count === 1
      ? 'A layer of yours among the overlays stays on the canvas.'
      : `${count} layers of yours among the overlays stay on the canvas.`
})

function frames(count: number): string {
  return count === 1 ? '1 frame' : `${count} frames`
}
