import * as v from 'valibot'
import { ID_MAX_LENGTH, MEDIUMS, PREDICTIONS } from '../interface'
import { nameSchema } from './name'
import { textFactsSchema } from './text-facts'

/**
 * The maps a result may carry, in the order the panel offers them. Names are the interface's own, but for
 * `difference`, which Glance draws when variants are compared.
 */
export const MAP_NAMES = [
  'attention',
  'perception',
  'hotspots',
  'clarity',
  'excitingness',
  'roi',
  'difference'
] as const

export type MapName = (typeof MAP_NAMES)[number]

/** 0 to 100; null where it was not requested or not sent. */
export const scoreSchema = v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(100)))
/** Characters; with it the record still fits into one entry of plugin data. */
export const THUMBNAIL_MAX_LENGTH = 80_000

/** Side of a picture: Figma's are no larger. */
const px = v.pipe(v.number(), v.minValue(1), v.maxValue(4096))
/** Milliseconds since 1970 within the range of Date. */
export const momentSchema = v.pipe(v.number(), v.minValue(0), v.maxValue(8.64e15))
/** Scale of an export, up to Figma's largest. */
const scale = v.pipe(v.number(), v.gtValue(0), v.maxValue(1000))
export const idSchema = v.pipe(v.string(), v.maxLength(ID_MAX_LENGTH))

export const imageSchema = v.object({ hash: v.string(), width: px, height: px })

/** Map pictures of a result that are in the file. */
export const mapsSchema = v.record(v.picklist(MAP_NAMES), v.optional(imageSchema))

/**
 * A small copy of a frame, to recognise it by its look: Figma does not promise that exports of one design have the same
 * bytes. `scale`: that of the export it was drawn from; `png`: the copy in base64.
 */
export const thumbnailSchema = v.object({
  scale,
  png: v.pipe(v.string(), v.maxLength(THUMBNAIL_MAX_LENGTH))
})

/** Of a picture from before thumbnails were kept (engine 2.0.0): one px that looks like no frame. */
const NO_THUMBNAIL = {
  scale: 1,
  png: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='
}

/** The exported picture: its own size in px, read from the PNG header, and the scale it was exported at. */
export const pictureSchema = v.object({
  width: px,
  height: px,
  scale,
  bytes: v.number(),
  /** SHA-256 of the PNG, hexadecimal. */
  hash: v.string(),
  thumbnail: v.optional(thumbnailSchema, NO_THUMBNAIL)
})

/**
 * Who computed a result: `host` is the service's host name alone, never an address with a token. `engine` is the
 * version of the engine on this device; missing for a service, which tells none, and from before it was kept.
 */
export const providerSchema = v.object({
  kind: v.picklist(['on-device', 'service']),
  name: v.string(),
  host: v.nullable(v.string()),
  engine: v.optional(v.string())
})

/**
 * One result as kept in the frame's shared plugin data, readable by anyone who opens the file.
 * Times are milliseconds since 1970. Texts are kept under keys of their own.
 */
export const recordSchema = v.object({
  version: v.literal(1),
  runId: idSchema,
  screenshotId: idSchema,
  analysisId: idSchema,
  provider: providerSchema,
  startedAt: momentSchema,
  finishedAt: momentSchema,
  title: nameSchema,
  medium: v.picklist(MEDIUMS),
  predictions: v.array(v.picklist(PREDICTIONS)),
  scores: v.object({ clarity: scoreSchema, excitingness: scoreSchema }),
  picture: pictureSchema,
  maps: mapsSchema,
  /** Facts for the summary of Glance's own engine; missing for services, and in records of versions without them. */
  facts: v.optional(textFactsSchema),
  /** SHA-256 of the brief that a service's texts were written with; missing when there was none. */
  briefHash: v.optional(v.string()),
  /** The result that the difference map, if there is one, was taken against. */
  difference: v.optional(v.object({ nodeId: v.string(), name: nameSchema, runId: v.string() })),
  /** Set when the frame changed after the run. */
  outOfDate: v.boolean()
})

export type ResultRecord = v.InferOutput<typeof recordSchema>
export type Thumbnail = v.InferOutput<typeof thumbnailSchema>
export type Picture = v.InferOutput<typeof pictureSchema>
export type ProviderInfo = v.InferOutput<typeof providerSchema>
export type StoredImage = v.InferOutput<typeof imageSchema>

/** A record whose texts were written with the brief of that hash; null: with none. */
export function withBriefHash(record: ResultRecord, hash: string | null): ResultRecord {
  const next = { ...record }
  if (hash === null) delete next.briefHash
  else next.briefHash = hash
  return next
}

/** True for results of Glance's own engine: its numbers mean what its texts say of them. */
export function madeByOwnEngine({ kind }: Pick<ProviderInfo, 'kind'>): boolean {
  return kind === 'on-device'
}

/** The ad visibility of a frame as kept in its shared plugin data. The score's range is its provider's own. */
export const adRecordSchema = v.object({
  version: v.literal(1),
  adId: v.string(),
  provider: providerSchema,
  /** Milliseconds since 1970. */
  finishedAt: momentSchema,
  title: nameSchema,
  score: v.number(),
  /** Upper end of the score where the provider states one; it then starts at 0. */
  scoreMax: v.nullable(v.number()),
  /** The frame as it was, and the scale it was exported at. */
  thumbnail: thumbnailSchema,
  scale: v.pipe(v.number(), v.gtValue(0))
})

export type AdRecord = v.InferOutput<typeof adRecordSchema>
