import { Button } from '@create-figma-plugin/ui'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { hasRealName } from '../../engine/measure/fold/node-kind'
import { rankIn } from '../../order/layer-order'
import type { LayerShare } from '../../file'
import { useRegionFares } from '../layers/region-fares'
import { useLayers } from '../layers/layer-store'
import { SeenBy } from '../layers/seen-by'
import { useTools } from '../tools/use-tools'
import { quoted } from '../words/quoted'
import type { About } from './fix'
import { ForAction } from './fixes'
import { words } from './words'
import styles from './what-if.module.css'

/** How many people see the layer, group or region that is selected on the canvas; null where its opened row says so. */
export function Selected(about: About): JSX.Element | null {
  const { judgement, result } = about
  const { selection } = useTools()
  const opened = useLayers().opened.value
  const chosen = selection.value.nodes[0]?.layer ?? null
  const layer = judgement.order.find(({ id }) => id === chosen?.id)
  const fares = useRegionFares(result.nodeId, layer ? null : (chosen?.box ?? null))
  if (chosen === null || chosen.id === opened) return null
  if (layer === undefined && fares === null) return null
  return (
    <section class={styles.selected} aria-label={words().selected} data-layer={chosen.id}>
      {layer !== undefined && (
        <>
          <SeenBy name={judgement.nameOf(layer)} rank={rankIn(judgement, layer)} shares={layer} />
          <WhatHelps {...about} layer={layer} />
        </>
      )}
      {fares !== null && (
        <SeenBy
          name={hasRealName(chosen.name) ? quoted(chosen.name) : words().thisPlace}
          rank={fares}
          shares={fares.shares}
          {...(result.record.outOfDate && { note: words().asAnalysed })}
        />
      )}
    </section>
  )
}

/** What would help a layer, looked for on request; null for the main action, for which it is looked for unasked. */
export function WhatHelps({ layer, ...about }: About & { layer: LayerShare }): JSX.Element | null {
  const [asked, ask] = useState<string | null>(null)
  if (layer === about.judgement.action?.layer) return null
  if (asked === layer.id) return <ForAction {...about} action={layer} />
  return (
    <div>
      <Button secondary onClick={() => ask(layer.id)}>
        {words().whatHelps}
      </Button>
    </div>
  )
}
