import type { QuickJSHandle, VmFunctionImplementation } from 'quickjs-emscripten'
import { Sandbox } from '../../support/sandbox/sandbox'

type NewFunction = (name: string, answer: VmFunctionImplementation<QuickJSHandle>) => QuickJSHandle

/** One stretch in which plugin code held the thread, ms of CPU, and what of it the document took to answer. */
export interface GuestRun {
  ms: number
  document: number
}

/**
 * Times every entry into sandboxes made from now on, until it comes out again with its promise reactions
 * done: nothing else can run on the main thread in between.
 */
export function timeGuest(): GuestRun[] {
  const runs: GuestRun[] = []
  let running: GuestRun | null = null
  const { create } = Sandbox
  const { call } = Sandbox.prototype

  Sandbox.prototype.call = function timed(this: Sandbox, fn, args) {
    if (running !== null) return call.call(this, fn, args)
    const run: GuestRun = { ms: 0, document: 0 }
    const start = cpuMs()
    running = run
    try {
      return call.call(this, fn, args)
    } finally {
      running = null
      run.ms = cpuMs() - start
      runs.push(run)
    }
  }

  Sandbox.create = async () => {
    const sandbox = await create.call(Sandbox)
    const { vm } = sandbox
    const newFunction = vm.newFunction.bind(vm) as NewFunction
    const timed: NewFunction = (name, answer) =>
      newFunction(name, function (...args) {
        const start = cpuMs()
        try {
          return answer.apply(this, args)
        } finally {
          if (running !== null) running.document += cpuMs() - start
        }
      })
    vm.newFunction = timed as typeof vm.newFunction
    return sandbox
  }
  return runs
}

/** CPU of this process, not the clock's time: on a busy machine that is longer by whatever else runs. */
function cpuMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
