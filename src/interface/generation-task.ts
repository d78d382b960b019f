import * as v from 'valibot'

/** Texts the service can write about an analysis; each is a path segment and a Markdown string. */
export const TEXT_KINDS = ['summary', 'recommendations'] as const
export type TextKind = (typeof TEXT_KINDS)[number]

const completedTaskSchema = v.object({
  success: v.boolean(),
  status: v.literal('completed'),
  /** Markdown. */
  data: v.string()
})

const unfinishedTaskSchema = v.object({
  success: v.boolean(),
  status: v.picklist(['started', 'processing', 'failed', 'expired']),
  // For people only: a task without it is still a task.
  msg: v.optional(v.string(), '')
})

/** Answer of GET (and, with `started` or `processing`, of POST) /analyses/{kind}/{analysis id}. */
export const generationTaskSchema = v.variant('status', [completedTaskSchema, unfinishedTaskSchema])

export type CompletedTask = v.InferOutput<typeof completedTaskSchema>
export type UnfinishedTask = v.InferOutput<typeof unfinishedTaskSchema>
export type GenerationTask = v.InferOutput<typeof generationTaskSchema>
