import type { JSX } from 'preact'
import { useLoaded } from '../kit/timing'
import { thumbnailOf } from '../tools/thumbnail'
import { useCompare } from './compare-store'
import type { ComparedFrame } from './comparison'

/** A frame's picture in SVG, in its px: the kept small one, until the frame itself is exported. */
export function ComparedPicture({ frame }: { frame: ComparedFrame }): JSX.Element {
  const compare = useCompare()
  const { nodeId, record } = frame
  const sharp = useLoaded([nodeId, record.runId], () => compare.pictureOf(frame))
  const { height, width } = record.picture
  const href = sharp ?? thumbnailOf(record)
  return <image href={href} width={width} height={height} preserveAspectRatio="none" />
}
