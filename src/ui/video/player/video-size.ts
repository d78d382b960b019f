import type { CSSProperties } from 'preact'

const MAX_HEIGHT_PX = 320

/** As wide as the panel, as high as leaves room for the rest. */
export function videoSize({ width, height }: { width: number; height: number }): CSSProperties {
  const widest = Math.round((MAX_HEIGHT_PX * width) / height)
  return { width: `min(100%, ${widest}px)`, aspectRatio: `${width} / ${height}` }
}
