import { sha256Hex } from '../sha256-hex'
import { type KnownDesign, knownDesign } from '../../engine/measure/known-design'
import type { Note, NotedLayer, NotedPicture } from './notes'

/** Pictures are noted just before they are analysed, a few at a time; layers just before texts are written. */
const MOST = 16

interface Noted {
  picture: NotedPicture
  /** Found when the picture is asked for: its layers are no longer kept then. */
  design: () => KnownDesign
}

/** The engine's end of `Notes`. */
export interface DesignNotes {
  take: (note: Note) => void
  /** The same, as the service asks for it. */
  known: {
    designOf: (file: Uint8Array) => Promise<KnownDesign | null>
    layersOf: (analysisId: string) => readonly NotedLayer[] | undefined
  }
}

/** Keeps the latest notes, so that the same picture always gets the same design, and forgets the others. */
export function createDesignNotes(): DesignNotes {
  const pictures = new Map<string, Noted>()
  const layers = new Map<string, readonly NotedLayer[]>()
  return {
    take: ({ about, args }) => {
      if (about === 'layers') {
        keep(layers, ...args)
        return
      }
      const [picture, nodes] = args
      let found: KnownDesign | null = null
      let left: typeof nodes = nodes
      keep(pictures, picture.hash, {
        picture,
        design: () => {
          found ??= knownDesign(left, picture)
          left = []
          return found
        }
      })
    },
    known: {
      designOf: async (file) => {
        const alike = [...pictures.values()].some(({ picture }) => picture.bytes === file.length)
        return alike ? (pictures.get(await sha256Hex(file))?.design() ?? null) : null
      },
      layersOf: (analysisId) => layers.get(analysisId)
    }
  }
}

function keep<T>(notes: Map<string, T>, name: string, note: T): void {
  notes.delete(name)
  notes.set(name, note)
  const [oldest] = notes.keys()
  if (notes.size > MOST && oldest !== undefined) notes.delete(oldest)
}
