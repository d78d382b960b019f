import type { PluginManifest } from '../contract'
import type { Store } from '../document/store'
import type { Emitter } from './emitter'

/** Figma's constant for properties that hold several values at once. */
export const MIXED: PluginAPI['mixed'] = Symbol('figma.mixed') as unknown as PluginAPI['mixed']

/** The right to change everything, plugin data alone as in Dev Mode, or nothing. */
type Rights = 'edit' | 'metadata' | 'nothing'

/** One user of the document's API: a running plugin, or the designer at the canvas. */
export interface Session {
  store: Store
  rights: Rights
  /** Parameters are asked for: no panel may be shown. */
  isAsking: boolean
  /** Pages must be loaded before their content is read, as manifest's documentAccess dynamic-page says. */
  dynamicPages: boolean
  loadedPages: Set<string>
  /** Hides invisible layers of instances from the plugin: figma.skipInvisibleInstanceChildren. */
  skipsInvisible: boolean
  /** Fonts loaded by loadFontAsync, as `family style`. */
  fonts: Set<string>
  manifest: PluginManifest | null
  /** The prototype of nodes of a type. Here because prototypes and sessions need each other. */
  prototypeOf: (type: NodeType) => object
  /** Node objects by id, so that a node always has the same object. Figma promises only stable ids. */
  nodes: Map<string, object>
  /** `nodechange` listeners by page. */
  pageEvents: Map<string, Emitter<{ nodechange: [NodeChangeEvent] }>>
  /** The plugin has ended: its API throws. */
  closed: boolean
  /** Runs a plugin's listener and reports what it throws. */
  guard: (run: () => unknown) => void
}

/** Loads pages: they are available once the promise resolves, never in the same task. */
export async function loaded(session: Session, pageIds: readonly string[]): Promise<void> {
  await Promise.resolve()
  for (const id of pageIds) session.loadedPages.add(id)
}

/** A new session, by default the designer's own with every page loaded. */
export function newSession(
  given: Pick<Session, 'store' | 'prototypeOf'> & Partial<Session>
): Session {
  return {
    rights: 'edit',
    isAsking: false,
    dynamicPages: false,
    loadedPages: new Set(),
    skipsInvisible: false,
    fonts: new Set(),
    manifest: null,
    nodes: new Map(),
    pageEvents: new Map(),
    closed: false,
    guard: (run) => void run(),
    ...given
  }
}
