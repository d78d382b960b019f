/** Prefix of all keys; the number grows when the form of their values changes. */
const PREFIX = 'glance:1'

/** BullMQ's own keys. */
export const QUEUE_PREFIX = `${PREFIX}:queue`

/** Prefix of the counters of API keys. */
export const COUNTER_PREFIX = `${PREFIX}:count`

export const key = {
  record: (kind: string, id: string) => `${PREFIX}:record:${kind}:${id}`,
  /** When the record of the same name expires: a tombstone that outlives it. */
  gone: (kind: string, id: string) => `${PREFIX}:gone:${kind}:${id}`,
  objects: (folder: string) => `${PREFIX}:objects:${folder}`,
  list: (list: string) => `${PREFIX}:list:${list}`,
  /** Uploads that wait, by path: when they are too old, ms since 1970. */
  waiting: `${PREFIX}:uploads`,
  arriving: (id: string) => `${PREFIX}:arriving:${id}`,
  upload: (path: string) => `${PREFIX}:upload:${path}`,
  video: (id: string) => `${PREFIX}:video:${id}`,
  secret: `${PREFIX}:secret`
}
