import * as v from 'valibot'

/** Answer of GET /: the key was accepted and the service works. */
export const serviceStatusSchema = v.object({ message: v.string() })

export type ServiceStatus = v.InferOutput<typeof serviceStatusSchema>
