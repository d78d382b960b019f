import { describe, expect, it } from 'vitest'
import type { ErrorData } from '../../../../src/bridge'
import { newTask, type Task } from '../../../../src/ui/run/task/task'
import { taskRetry } from '../../../../src/ui/run/task/task-retry'

const SERVICE = { charges: true, outlivesPanel: true }
const DEVICE = { charges: false, outlivesPanel: false }

function ended(change: Partial<Task<string, unknown>>, sent: ErrorData['sent'] = 'maybe') {
  const error = { code: 'x', message: 'm', advice: '', sent }
  return { ...newTask('1', 'Ad', 'sending', 0), state: 'failed' as const, error, ...change }
}

describe('a task that ended without a result', () => {
  it('is only sent again by the designer when its create call may have been accepted', () => {
    expect(taskRetry(ended({ asked: true }), SERVICE)).toBe('ask')
    expect(taskRetry(ended({ asked: true }, 'no'), SERVICE)).toBe('again')
    expect(taskRetry(ended({ asked: true }), DEVICE)).toBe('again')
  })

  it('may start again when it failed before the create call, whatever had been sent', () => {
    expect(taskRetry(ended({}), SERVICE)).toBe('again')
  })

  it('is fetched again when the service has it', () => {
    expect(taskRetry(ended({ asked: true, serviceId: 'id' }), SERVICE)).toBe('resume')
    expect(taskRetry(ended({ asked: true, serviceId: 'id', final: true }), SERVICE)).toBe('again')
    expect(taskRetry(ended({ asked: true, serviceId: 'id' }), DEVICE)).toBe('again')
  })

  it('starts anew when it was cancelled', () => {
    expect(taskRetry(ended({ state: 'cancelled', serviceId: 'id' }), SERVICE)).toBe('again')
  })

  it('has no way on while it runs, or when it has a result', () => {
    expect(taskRetry(ended({ state: 'running' }), SERVICE)).toBeNull()
    expect(taskRetry(ended({ state: 'done' }), SERVICE)).toBeNull()
  })
})
