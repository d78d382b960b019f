import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { thumbnailOf } from '../tools/thumbnail'
import { useTools } from '../tools/use-tools'
import { useCompare } from './compare-store'
import type { ComparedFrame } from './comparison'

/** A frame's picture in SVG, in its px: the kept small one, until the frame itself is exported. */
export function ComparedPicture({ frame }: { frame: ComparedFrame }): JSX.Element {
  const compare = useCompare()
  const { errors } = useTools()
  const { nodeId, record } = frame
  const [sharp, setSharp] = useState<{ of: string; url: string } | null>(null)
  useEffect(() => {
    let current = true
    errors.guard(async () => {
      const url = await compare.pictureOf(frame)
      if (current && url !== null) setSharp({ of: record.runId, url })
    })
    return () => {
      current = false
    }
  }, [nodeId, record.runId])
  const { height, width } = record.picture
  const href = sharp?.of === record.runId ? sharp.url : thumbnailOf(record)
  return <image href={href} width={width} height={height} preserveAspectRatio="none" />
}
