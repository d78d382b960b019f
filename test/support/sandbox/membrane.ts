import type { QuickJSContext, QuickJSHandle } from 'quickjs-emscripten'
import { GUEST } from './guest'
import type { Sandbox } from './sandbox'
import { decode, decodeError, encode, encodeError, type References, type Wire } from './wire'

type Callable = (...args: unknown[]) => unknown

interface Request {
  id: number
  key: string
  value: Wire
  args: Wire[]
}

/**
 * Joins the host's API with plugin code: its objects are handles over there and are read, set and
 * called here; callbacks, promises, plain data and bytes cross both ways.
 */
export class Membrane implements References {
  private readonly handles = new Map<object, number>()
  private readonly objects: object[] = []
  private readonly shapes = new Map<object, number>()
  private readonly functions: Callable[] = []
  private readonly guestFunctions = new Map<number, Callable>()
  private promises = 0
  private closed = false
  private readonly guest: Record<'call' | 'settle' | 'define', QuickJSHandle>

  constructor(
    private readonly sandbox: Sandbox,
    /** Callback for failing reactions. */
    private readonly onError: (error: unknown) => void
  ) {
    const { vm } = sandbox
    const make = sandbox.evaluate(GUEST, 'membrane.js')
    const entry = vm.newFunction('host', (op, json, buffers) =>
      this.pack(this.answer(vm.getString(op), vm.getString(json), readBuffers(vm, buffers)))
    )
    const guest = sandbox.call(make, [entry])
    const part = (name: string): QuickJSHandle => vm.getProp(guest, name)
    this.guest = { call: part('call'), settle: part('settle'), define: part('define') }
  }

  /** Puts values into the sandbox's global scope. */
  define(globals: Record<string, unknown>): void {
    const json = JSON.stringify(encode(globals, [], this))
    this.sandbox.call(this.guest.define, [this.sandbox.vm.newString(json)]).dispose()
  }

  /** Runs the plugin's script. */
  run(script: string, file: string): void {
    this.sandbox.evaluate(`(() => {${script}\n})()`, file).dispose()
  }

  /** From here on promises stay pending. */
  close(): void {
    this.closed = true
  }

  handleOf(object: object): number {
    const known = this.handles.get(object)
    if (known !== undefined) return known
    const id = this.objects.push(object) - 1
    this.handles.set(object, id)
    return id
  }

  objectOf(handle: number): object {
    const object = this.objects[handle]
    if (!object) throw new Error(`No object with handle ${handle}`)
    return object
  }

  introduce(shape: object): { id: number; isNew: boolean } {
    const known = this.shapes.get(shape)
    const id = known ?? this.shapes.size
    this.shapes.set(shape, id)
    return { id, isNew: known === undefined }
  }

  hostFunction(fn: Callable): number {
    return this.functions.push(fn) - 1
  }

  guestFunction(id: number): Callable {
    const fn = this.guestFunctions.get(id) ?? ((...args) => this.callGuest(id, args))
    this.guestFunctions.set(id, fn)
    return fn
  }

  promise(promise: Promise<unknown>): number {
    const id = ++this.promises
    const settle = (ok: boolean, value: unknown): void => {
      if (this.closed) return
      try {
        this.settleGuest(id, ok, value)
      } catch (error) {
        this.onError(error)
      }
    }
    promise.then(
      (value) => settle(true, value),
      (error: unknown) => settle(false, error)
    )
    return id
  }

  private answer(
    op: string,
    json: string,
    buffers: Uint8Array[]
  ): { json: Wire; buffers: Uint8Array[] } {
    const out: Uint8Array[] = []
    try {
      const result = this.perform(op, JSON.parse(json) as Request, buffers)
      return { json: { value: encode(result, out, this) }, buffers: out }
    } catch (error) {
      return { json: { thrown: encodeError(error) }, buffers: [] }
    }
  }

  private perform(op: string, request: Request, buffers: Uint8Array[]): unknown {
    const { id, key } = request
    const args = (): unknown[] => request.args.map((arg) => decode(arg, buffers, this))
    if (op === 'invoke') return this.functions[id]?.(...args())
    const object = this.objectOf(id) as Record<string, unknown>
    switch (op) {
      case 'get':
      case 'missing':
        return object[key]
      case 'set':
        object[key] = decode(request.value, buffers, this)
        return undefined
      case 'call':
        return (object[key] as Callable)(...args())
      default:
        throw new Error(`The sandbox asked for ${op}`)
    }
  }

  private callGuest(id: number, args: unknown[]): unknown {
    const { vm } = this.sandbox
    const out: Uint8Array[] = []
    const json = vm.newString(JSON.stringify(encode(args, out, this)))
    const answer = this.sandbox.call(this.guest.call, [vm.newNumber(id), json, newBuffers(vm, out)])
    const text = vm.getProp(answer, 'json').consume((handle) => vm.getString(handle))
    const bytes = vm.getProp(answer, 'buffers').consume((handle) => readBuffers(vm, handle))
    answer.dispose()
    const { thrown, value } = JSON.parse(text) as { thrown?: Wire; value?: Wire }
    if (thrown !== undefined) throw decodeError(thrown)
    return decode(value ?? null, bytes, this)
  }

  private settleGuest(id: number, ok: boolean, value: unknown): void {
    const { vm } = this.sandbox
    const out: Uint8Array[] = []
    const encoded = ok ? encode(value, out, this) : encodeError(value)
    const json = vm.newString(JSON.stringify(encoded))
    const buffers = newBuffers(vm, out)
    this.sandbox
      .call(this.guest.settle, [vm.newNumber(id), ok ? vm.true : vm.false, json, buffers])
      .dispose()
  }

  private pack({ json, buffers }: { json: Wire; buffers: Uint8Array[] }): QuickJSHandle {
    const { vm } = this.sandbox
    const result = vm.newObject()
    vm.newString(JSON.stringify(json)).consume((text) => vm.setProp(result, 'json', text))
    if (buffers.length > 0) {
      newBuffers(vm, buffers).consume((list) => vm.setProp(result, 'buffers', list))
    }
    return result
  }
}

/** Bytes into the sandbox, as a list of array buffers of its own. */
function newBuffers(vm: QuickJSContext, buffers: readonly Uint8Array[]): QuickJSHandle {
  const list = vm.newArray()
  buffers.forEach((bytes, index) => {
    vm.newArrayBuffer(bytes.slice().buffer).consume((buffer) => vm.setProp(list, index, buffer))
  })
  return list
}

/** Copies of the sandbox's buffers. */
function readBuffers(vm: QuickJSContext, list: QuickJSHandle | undefined): Uint8Array[] {
  if (!list) return []
  // Not vm.getLength: it reads a view that is dead once the engine's memory has grown.
  const length = vm.getProp(list, 'length').consume((handle) => vm.getNumber(handle))
  return Array.from({ length: Number.isNaN(length) ? 0 : length }, (_, index) =>
    vm
      .getProp(list, index)
      .consume((item) => vm.getArrayBuffer(item).consume(({ value }) => value.slice()))
  )
}
