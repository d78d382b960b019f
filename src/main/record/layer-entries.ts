import type { GenericSchema, InferOutput } from 'valibot'
import { type ErrorData, historySchema, layerSharesSchema, primarySchema } from '../../bridge'
import { HISTORY_KEY, NAMESPACE, PRIMARY_KEY, SHARES_KEY } from './keys'
import { parseVersioned, type Versioned } from './parse-versioned'

/** What lies beside a record, each under a key of its own: how it is read, and what errors call it. */
export const ENTRIES = {
  shares: { key: SHARES_KEY, schema: layerSharesSchema, name: 'attention by layer' },
  primary: { key: PRIMARY_KEY, schema: primarySchema, name: 'primary element' },
  history: { key: HISTORY_KEY, schema: historySchema, name: 'history' }
} as const satisfies Record<string, { key: string; schema: GenericSchema; name: string }>

type Entries = typeof ENTRIES
export type EntryName = keyof Entries
export type Entry<N extends EntryName> = InferOutput<Entries[N]['schema']>

export function readEntry<N extends EntryName>(node: BaseNode, name: N): Versioned<Entry<N>> {
  const { key, schema } = ENTRIES[name]
  const text = node.getSharedPluginData(NAMESPACE, key)
  return parseVersioned(text, schema)
}

export function writeEntry(node: SceneNode, name: EntryName, text: string): void {
  node.setSharedPluginData(NAMESPACE, ENTRIES[name].key, text)
}

/** What keeps an entry from being read, in words for the designer; null when nothing does. */
export function faultOf(name: EntryName, { state }: Versioned<unknown>): ErrorData | null {
  const what = ENTRIES[name].name
  if (state === 'newer') {
    return {
      code: 'entry_newer',
      message: `The ${what} kept on this frame was written by a newer version of Glance.`,
      advice: 'Update Glance to see it. It is left as it is.',
      sent: 'no'
    }
  }
  if (state !== 'broken') return null
  return {
    code: 'entry_broken',
    message: `The ${what} kept on this frame cannot be read: something else has changed it.`,
    advice: 'Scores and maps are not affected. It is written anew with the next run.',
    sent: 'no'
  }
}
