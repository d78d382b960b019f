import * as v from 'valibot'
import { ancestors } from '../../document/transforms'
import type { NodeCore } from '../node-core'
import { validate } from '../validation'
import { mixin } from './property'

const status = v.nullable(
  v.object({
    type: v.picklist(['READY_FOR_DEV', 'COMPLETED']),
    description: v.optional(v.string())
  })
)

/** Whether developers are told that a design is ready, which a copy of it is told of, too. */
export const devStatus = mixin<DevStatusMixin>({
  devStatus: {
    get: ({ node }) => (node.overrides.devStatus as DevStatus | undefined) ?? null,
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
      setStatus(core, validate('devStatus', status, value))
    }
  }
})

function setStatus(core: NodeCore, value: v.InferOutput<typeof status>): void {
  core.update({ overrides: { ...core.node.overrides, devStatus: value } })
}
