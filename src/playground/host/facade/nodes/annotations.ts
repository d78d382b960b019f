import * as v from 'valibot'
import { validate } from '../validation'
import { mixin } from './property'

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
    get: ({ node }) => (node.overrides.annotations as Annotation[] | undefined) ?? [],
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

export interface StoredCategory {
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
export function categoriesIn(overrides: Record<string, unknown> | undefined): StoredCategory[] {
  return (overrides?.annotationCategories as StoredCategory[] | undefined) ?? PRESETS
}
