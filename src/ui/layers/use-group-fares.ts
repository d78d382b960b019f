import { useEffect, useState } from 'preact/hooks'
import { useFrameCache } from '../frames/frame-cache'
import { useTools } from '../tools/use-tools'
import { type GroupFares, readGroup } from './group-fares'

/**
 * How a layer with all that lies in it fares in the result of a frame, as one thing; null until that is known, where it is
 * not, and without a frame.
 */
export function useGroupFares(nodeId: string | null, layerId: string): GroupFares | null {
  const { bridge, errors } = useTools()
  const cache = useFrameCache()
  const [known, setKnown] = useState<{ of: string; fares: GroupFares | null } | null>(null)
  useEffect(() => {
    if (nodeId === null) return undefined
    let current = true
    errors.guard(async () => {
      // What cannot be measured is told where the result is shown.
      const fares = await readGroup({ bridge, cache }, nodeId, layerId).catch(() => null)
      if (current) setKnown({ of: layerId, fares })
    })
    return () => {
      current = false
    }
  }, [nodeId, layerId])
  return known?.of === layerId ? known.fares : null
}
