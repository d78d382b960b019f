import type { SceneGraph } from '@open-pencil/core'

/** Where a node is: in an instance, and in something invisible there (or that itself). */
interface Place {
  inside: boolean
  hidden: boolean
}

const OUTSIDE: Place = { inside: false, hidden: false }

/** Says which layers are invisible in an instance. Asked at every access, so it remembers until the document changes. */
export class HiddenInInstances {
  private readonly places = new Map<string, Place>()

  constructor(private readonly graph: () => SceneGraph) {}

  has(id: string): boolean {
    return this.placeOf(id).hidden
  }

  forget(): void {
    this.places.clear()
  }

  private placeOf(id: string): Place {
    const known = this.places.get(id)
    if (known) return known
    const node = this.graph().getNode(id)
    const parent = this.graph().getNode(node?.parentId ?? '')
    const above = parent ? this.placeOf(parent.id) : OUTSIDE
    const inside = above.inside || parent?.type === 'INSTANCE'
    const place = { inside, hidden: above.hidden || (inside && node?.visible === false) }
    this.places.set(id, place)
    return place
  }
}
