import { effect, type ReadonlySignal } from '@preact/signals'
import type { JSX } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { latestOnly } from '../../../waiting/latest-only'
import { useTools } from '../../tools/use-tools'
import type { Apng } from '../map/parse-apng'
import { createFramePainter } from '../map/paint-frames'
import { frameAt } from '../map/timeline'
import styles from '../video-result.module.css'

interface Props {
  apng: Apng
  starts: readonly number[]
  time: ReadonlySignal<number>
  /** 0 to 1. */
  opacity: number
}

/** The map's frame for a moment. */
export function MapCanvas({ apng, starts, time, opacity }: Props): JSX.Element {
  const { errors } = useTools()
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (canvas.current === null) return
    return followTime(canvas.current, { apng, starts }, time, errors.guard)
  }, [apng, starts, time, errors])
  return (
    <canvas
      ref={canvas}
      class={styles.layer}
      width={apng.width}
      height={apng.height}
      style={{ opacity }}
    />
  )
}

/** Keeps the map's frame for the time on a canvas, until the returned function is called. */
function followTime(
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
