import * as v from 'valibot'
import { apiObject } from './api-object'
import { assertEditable } from './compose'
import { mixin } from './nodes/property'
import type { Session } from './session'
import { validate } from './validation'

const annotations = v.array(
  v.pipe(
    v.strictObject({
      label: v.optional(v.string()),
      labelMarkdown: v.optional(v.string()),
      properties: v.optional(v.array(v.object({ type: v.string() }))),
      categoryId: v.optional(v.string())
    }),
    // Reported: arinspunk/claude-talk-to-figma-mcp#74.
    v.check(
      ({ label, labelMarkdown }) => label === undefined || labelMarkdown === undefined,
      'Only one of label or labelMarkdown can be set'
    ),
    v.check(
      ({ label, labelMarkdown, properties = [] }) =>
        Boolean(label ?? labelMarkdown) || properties.length > 0,
      'Expected a label or properties'
    )
  )
)

/** Notes for developers. A plain label is read back as Markdown, too. */
export const annotated = mixin<AnnotationsMixin>({
  annotations: {
    get: ({ node }) => structuredClone((node.overrides.annotations ?? []) as Annotation[]),
    set(core, value) {
      const { store } = core.session
      const known = categoriesIn(core.graph.getNode(store.graph.rootId)?.overrides)
      const set = validate('annotations', annotations, value).map((one) => {
        if (one.categoryId !== undefined && !known.some(({ id }) => id === one.categoryId)) {
          throw new Error(`There is no annotation category "${one.categoryId}"`)
        }
        const label = one.label ?? one.labelMarkdown
        return { ...one, ...(label !== undefined && { label, labelMarkdown: label }) }
      })
      core.update({ overrides: { ...core.node.overrides, annotations: set } })
    }
  }
})

interface StoredCategory {
  id: string
  label: string
  color: AnnotationCategoryColor
  isPreset: boolean
}

const PRESETS: StoredCategory[] = [
  { id: 'preset:1', label: 'Development', color: 'blue', isPreset: true },
  { id: 'preset:2', label: 'Interaction', color: 'violet', isPreset: true },
  { id: 'preset:3', label: 'Accessibility', color: 'green', isPreset: true },
  { id: 'preset:4', label: 'Content', color: 'orange', isPreset: true }
]

/** The categories of a file, which its root keeps. */
function categoriesIn(overrides: Record<string, unknown> | undefined): StoredCategory[] {
  return (overrides?.annotationCategories as StoredCategory[] | undefined) ?? PRESETS
}

const COLOURS = ['yellow', 'orange', 'red', 'pink', 'violet', 'blue', 'teal', 'green'] as const

const input = v.object({
  label: v.pipe(v.string(), v.minLength(1)),
  color: v.picklist(COLOURS)
})

/** `figma.annotations`: the categories of the file. */
export function annotationsApi(session: Session): AnnotationsAPI {
  const kept = (): StoredCategory[] => {
    const { graph } = session.store
    return categoriesIn(graph.getNode(graph.rootId)?.overrides)
  }
  const api = {
    getAnnotationCategoriesAsync: () => Promise.resolve(kept().map((one) => ({ ...one }))),
    async addAnnotationCategoryAsync(wanted: unknown) {
      const made = validate('categoryInput', input, wanted)
      await Promise.resolve()
      assertEditable(session)
      const { graph } = session.store
      const category = { id: `${kept().length}:${kept().length}`, ...made, isPreset: false }
      const { overrides } = graph.getNode(graph.rootId)!
      graph.updateNode(graph.rootId, {
        overrides: { ...overrides, annotationCategories: [...kept(), category] }
      })
      return { ...category }
    }
  }
  return apiObject(session, 'figma.annotations', api) as unknown as AnnotationsAPI
}
