import { randomId } from '../run/random-id'

export interface StoredObject {
  bytes: Uint8Array<ArrayBuffer>
  type: 'image/png' | 'image/jpeg'
}

/** Pictures by path, in memory. Whoever put them drops them. */
export class ObjectStore {
  private readonly objects = new Map<string, StoredObject>()
  private bytes = 0

  get totalBytes(): number {
    return this.bytes
  }

  /** Keeps an object under a path that cannot be guessed, and returns the path. */
  put(name: string, object: StoredObject): string {
    const path = `${randomId()}/${name}`
    this.objects.set(path, object)
    this.bytes += object.bytes.length
    return path
  }

  get(path: string): StoredObject | undefined {
    return this.objects.get(path)
  }

  drop(path: string): void {
    this.bytes -= this.objects.get(path)?.bytes.length ?? 0
    this.objects.delete(path)
  }
}
