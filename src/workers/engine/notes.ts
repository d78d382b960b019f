import type { LayerKind, LayerNode, Picture } from '../../file'

/** A layer with what was measured of it on the maps of an analysis. Numbers are parts of the whole, 0–1. */
export interface NotedLayer {
  name: string
  /** What is written on it, where that is not its name. */
  label?: string
  /** The nearest group or frame around it that somebody named. */
  group?: string
  kind: LayerKind
  /** Upright box of what is visible of it, as parts of the picture. */
  box: { x: number; y: number; width: number; height: number }
  /** Visible part of the picture's area. */
  area: number
  attention: number
  perception: number
  /** Whether the designer marked it as the main action. */
  isPrimary: boolean
}

/** A picture by its SHA-256, with its size in bytes and in px. */
export type NotedPicture = Pick<Picture, 'hash' | 'bytes' | 'width' | 'height'>

/** What the panel knows of a design besides its picture. It makes results better and is never needed. */
export interface Notes {
  /** The layers that a picture shows, before it is handed over. */
  picture: (picture: NotedPicture, nodes: readonly LayerNode[]) => void
  /** How an analysis fares by layer, before texts about it are asked for. */
  layers: (analysisId: string, layers: readonly NotedLayer[]) => void
}

/** A note on its way. */
export type Note = {
  [About in keyof Notes]: { about: About; args: Parameters<Notes[About]> }
}[keyof Notes]
