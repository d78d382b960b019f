import { LAYER_KINDS, type LayerKind } from '../../../src/file'
import { perceive, type Perception, runToEnd, visibleShares } from '../../../src/perception'
import { foldLayers } from '../../../src/engine/measure/fold/fold-layers'
import { layerHints } from '../../../src/engine/measure/layer-hints'
import { toScene } from '../../../src/engine/measure/to-scene'
import { correlation } from '../perception/fixation-metrics'
import type { Table } from '../table'
import { type LayeredDesign, layeredDesigns } from '../../support/designs/read-designs'
import { FACE_NETWORK } from '../perception/face-network'

/** What the shares are added up by: kinds of layers, alike ones together, and all that is no layer. */
const GROUPS: Record<string, readonly (LayerKind | 'rest')[]> = {
  text: ['text'],
  image: ['image'],
  control: ['control'],
  'icon, shape, group': ['icon', 'shape', 'group'],
  background: ['rest']
}

interface Effect {
  name: string
  /** Attention by group of kinds, parts of the whole. */
  without: number[]
  with: number[]
  /** Pearson's r of the maps with and without. */
  attention: number
  perception: number
}

/** What layer hints change on the sample designs: nobody's eyes are at hand that could say which is right. */
export async function measureHints(): Promise<Table> {
  const effects: Effect[] = []
  for await (const design of layeredDesigns()) effects.push(effectOn(design))
  const mean = (of: (effect: Effect) => number): number =>
    effects.reduce((sum, effect) => sum + of(effect), 0) / effects.length
  const groups = Object.keys(GROUPS)
  const means: Effect = {
    name: `Mean of ${effects.length}`,
    without: groups.map((_, i) => mean((effect) => effect.without[i]!)),
    with: groups.map((_, i) => mean((effect) => effect.with[i]!)),
    attention: mean(({ attention }) => attention),
    perception: mean(({ perception }) => perception)
  }
  return {
    title: 'Layer hints on the sample designs',
    note: 'Share of predicted attention, %, without hints → with them; and how alike the maps are (Pearson’s r).',
    columns: [...groups, 'attention, r', 'first looks, r'],
    rows: [...effects, means].map((effect) => ({
      label: effect.name,
      values: [
        ...effect.without.map((before, i) => `${percent(before)} → ${percent(effect.with[i]!)}`),
        effect.attention.toFixed(3),
        effect.perception.toFixed(3)
      ]
    }))
  }
}

function effectOn({ name, medium, pixels, nodes }: LayeredDesign): Effect {
  const plain = runToEnd(perceive(pixels, { medium, faces: FACE_NETWORK }))
  const hinted = runToEnd(
    perceive(pixels, { medium, hints: layerHints(nodes, pixels), faces: FACE_NETWORK })
  )
  const byGroup = (seen: Perception): number[] => sharesByGroup({ nodes, pixels }, seen)
  return {
    name,
    without: byGroup(plain),
    with: byGroup(hinted),
    attention: correlation([...plain.attention], [...hinted.attention]),
    perception: correlation([...plain.perception], [...hinted.perception])
  }
}

function sharesByGroup(
  { nodes, pixels }: Pick<LayeredDesign, 'nodes' | 'pixels'>,
  seen: Perception
): number[] {
  const fold = foldLayers(nodes)
  const owners = fold.owners.map((at) => (at < 0 ? -1 : LAYER_KINDS.indexOf(fold.layers[at]!.kind)))
  const scene = toScene(nodes, { ...fold, owners, layers: LAYER_KINDS }, pixels)
  const shares = visibleShares(scene, seen, { attention: seen.attention, perception: null })
  const of = (kind: LayerKind | 'rest'): number =>
    (kind === 'rest' ? shares.rest : shares.owners[LAYER_KINDS.indexOf(kind)]!).attention ?? 0
  return Object.values(GROUPS).map((kinds) => kinds.reduce((sum, kind) => sum + of(kind), 0))
}

const percent = (share: number): string => (100 * share).toFixed(1)
