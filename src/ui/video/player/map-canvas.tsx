import type { ReadonlySignal } from '@preact/signals'
import type { JSX } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { useTools } from '../../tools/use-tools'
import type { Apng } from '../map/apng'
import { followTime } from './follow-time'
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
