import type { SceneGraph } from '@open-pencil/core'

/** What tells that a step was done: the document and its selection, nothing of the panel. */
export interface Seen {
  graph: SceneGraph
  pageId: string
  selection: readonly string[]
}

export interface Step {
  title: string
  text: string
  /** The step is done once this is more than it was when the step began. */
  count: (seen: Seen) => number
}

/** The first minute, in order; the last step is only to be read. */
export const STEPS: readonly Step[] = [
  {
    title: 'What do people see first?',
    text: 'A design is selected. Press Analyse in the panel.',
    count: (seen) => layersWith(seen, 'record')
  },
  {
    title: 'Say what matters most',
    text: 'On top of the result, confirm the main action, or choose another layer.',
    count: (seen) => layersWith(seen, 'primary')
  },
  {
    title: 'Try a fix',
    text: 'Go through the list of fixes: try one, or press Show and change the layer yourself.',
    count: (seen) => frames(seen) + layersIn(seen)
  },
  {
    title: 'Compare two designs',
    text: 'Shift-click another frame on the canvas, then press Compare.',
    count: (seen) => layersWith(seen, 'record')
  },
  {
    title: 'That was it',
    text: 'Everything here can be undone. Drop a .fig file or a picture to look at your own design.',
    count: () => 0
  }
]

/** Layers on which a plugin keeps something under this key. */
function layersWith({ graph }: Seen, key: string): number {
  return [...graph.nodes.values()].filter(({ pluginData }) =>
    pluginData.some((entry) => entry.key === key && entry.value !== '')
  ).length
}

/** Frames on the page: a fix that is tried makes one. */
function frames({ graph, pageId }: Seen): number {
  return graph.getChildren(pageId).filter(({ type }) => type === 'FRAME').length
}

/** Selected layers that lie in others: a fix that is shown selects one. */
function layersIn({ graph, pageId, selection }: Seen): number {
  return selection.filter((id) => graph.getNode(id)?.parentId !== pageId).length
}
