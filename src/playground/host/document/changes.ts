/** One node's changes since the last report. A node that came and went in between is left out. */
export interface NodeChanged {
  id: string
  pageId: string
  kind: 'created' | 'deleted' | 'updated'
  /** `LOCAL` for this user's and their plugin's changes, `REMOTE` for those of others who have the file open. */
  origin: 'LOCAL' | 'REMOTE'
  /** Kept for nodes that are gone. */
  type: NodeType
  /** OpenPencil's names of what changed; `parent` for a move. */
  keys: Set<string>
}

/** Gathers changes and reports them together, once the code that made them has finished. */
export class Changes {
  private nodes = new Map<string, NodeChanged>()
  private selection = false
  private page = false
  private timer: ReturnType<typeof setTimeout> | null = null

  constructor(private readonly report: (changes: ChangeReport) => void) {}

  node(change: NodeChanged): void {
    const { kind, keys } = change
    const place = `${change.origin} ${change.id}`
    const earlier = this.nodes.get(place)
    if (kind === 'deleted' && earlier?.kind === 'created') this.nodes.delete(place)
    else if (earlier && kind === 'updated') for (const key of keys) earlier.keys.add(key)
    else this.nodes.set(place, change)
    this.soon()
  }

  selectionChanged(): void {
    this.selection = true
    this.soon()
  }

  pageChanged(): void {
    this.page = true
    this.selection = true
    this.soon()
  }

  flush(): void {
    if (this.timer !== null) clearTimeout(this.timer)
    this.timer = null
    const report = {
      nodes: [...this.nodes.values()],
      selection: this.selection,
      page: this.page
    }
    this.nodes = new Map()
    this.selection = false
    this.page = false
    if (report.nodes.length > 0 || report.selection || report.page) this.report(report)
  }

  private soon(): void {
    this.timer ??= setTimeout(() => this.flush(), 0)
  }
}

export interface ChangeReport {
  nodes: NodeChanged[]
  selection: boolean
  page: boolean
}
