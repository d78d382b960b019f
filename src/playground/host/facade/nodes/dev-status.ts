import * as v from 'valibot'
import { ancestors } from '../../document/transforms'
import { validate } from '../validation'
import { members } from './members'

const status = v.nullable(
  v.object({
    type: v.picklist(['READY_FOR_DEV', 'COMPLETED']),
    description: v.optional(v.string())
  })
)

/** Whether a design is marked as ready for developers; a copy keeps the mark. */
export const devStatus = members<DevStatusMixin>({
  devStatus: {
    get: ({ node }) => structuredClone((node.overrides.devStatus ?? null) as DevStatus),
    set(core, value) {
      const { graph, node } = core
      const around = [...ancestors(graph, node)]
      if (!['CANVAS', 'SECTION'].includes(around[0]?.type ?? '')) {
        throw new Error('Can only be set on a node directly under a page or section')
      }
      if (around.some(({ overrides }) => overrides.devStatus)) {
        throw new Error(
          'Cannot be set on a node that is inside another node that already has a devStatus'
        )
      }
      const devStatus = validate('devStatus', status, value)
      core.update({ overrides: { ...node.overrides, devStatus } })
    }
  }
})
