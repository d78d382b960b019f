import type { ChangeKind } from '../../bridge'
import { READABLE } from '../../colour'
import type { LayerKind, LayerShare } from '../../file'
import type { Fix } from '../../engine/texts/judge-layers'

/** A change that can be tried. */
export interface Option {
  kind: ChangeKind
  layer: LayerShare
  /** A layer that has what the changed one lacks; null where none was named. */
  like: LayerShare | null
}

/** What helps a layer to be seen, by what it is. */
const HELPS: Record<LayerKind, readonly ChangeKind[]> = {
  control: ['larger', 'fill', 'contrast', 'order', 'space'],
  text: ['larger', 'contrast', 'order', 'space'],
  image: ['larger', 'order', 'space'],
  icon: ['larger', 'fill', 'order', 'space'],
  shape: ['larger', 'fill', 'order', 'space'],
  group: ['larger', 'fill', 'order', 'space']
}

/** What can be done for a layer to be seen, where it can do with it. */
export function helping(layer: LayerShare): Option[] {
  const contrast = layer.look?.contrast ?? 0
  return HELPS[layer.kind]
    .filter((kind) => kind !== 'contrast' || contrast < READABLE)
    .map((kind) => ({ kind, layer, like: null }))
}

/** What can be done about a fix: its own answer first, then what helps the main action, then what calms the others. */
export function optionsOf({ answer, layers }: Fix, action: LayerShare | null): Option[] {
  const main = action ?? layers[0]
  if (main === undefined) return []
  const others = layers.filter((layer) => layer !== main)
  const [rival = null] = others
  const all = [
    ...(answer === null ? [] : [{ ...answer, like: null }]),
    ...helping(main),
    ...others.flatMap((layer) => calming(layer).map((kind) => ({ kind, layer, like: null })))
  ].map((option) =>
    option.kind === 'fill' && option.layer === main ? { ...option, like: rival } : option
  )
  return [...new Map(all.map((option) => [keyOf(option), option])).values()]
}

function calming({ kind }: LayerShare): ChangeKind[] {
  return kind === 'image' ? ['smaller', 'hide'] : ['smaller', 'calm', 'hide']
}

/** What tells one option of a fix from another. */
export function keyOf({ kind, layer }: Pick<Option, 'kind' | 'layer'>): string {
  return `${kind} ${layer.id}`
}
