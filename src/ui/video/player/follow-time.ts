import { effect, type ReadonlySignal } from '@preact/signals'
import { latestOnly } from '../../kit/timing/latest-only'
import type { Apng } from '../map/apng'
import { createFramePainter } from '../map/paint-frames'
import { frameAt } from '../map/timeline'

/** Keeps the map's frame for the time on a canvas, until the returned function is called. */
export function followTime(
  canvas: HTMLCanvasElement,
  map: { apng: Apng; starts: readonly number[] },
  time: ReadonlySignal<number>,
  guard: (work: () => Promise<void>) => void
): () => void {
  const context = canvas.getContext('2d')
  const painter = createFramePainter(map.apng)
  const paint = latestOnly(async (index: number) => {
    const frame = await painter.paint(index)
    context?.clearRect(0, 0, canvas.width, canvas.height)
    context?.drawImage(frame, 0, 0)
  })
  let shown = -1
  return effect(() => {
    const index = frameAt(map.starts, time.value)
    if (index === shown) return
    shown = index
    guard(() => paint(index))
  })
}
