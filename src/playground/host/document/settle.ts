import { computeAllLayouts, type SceneGraph, type SceneNode } from '@open-pencil/core'
import type { Renderer } from '../contract'
import {
  ancestors,
  isTransparentParent,
  localMatrix,
  parentOf,
  placeBy,
  resizeInPlace
} from './transforms'
import { areaOf, boxOf, multiply, type Rect, translation, union } from './matrix'

const TEXT_KEYS = /^(text|font|italic|lineHeight|letterSpacing|styleRuns|width|maxLines)/
const LAYOUT_KEYS =
  /^(x|y|width|height|rotation|flip|layout|itemSpacing|padding|primaryAxis|counterAxis|min|max|visible|item)/
/** Properties of a node's place, on which nothing inside it depends. */
const PLACE_KEYS = /^(x|y|rotation|flipX|flipY)$/

/** Most passes of layout: more than a text in two nested frames needs. */
const LAYOUT_PASSES = 5

/**
 * Applies the consequences of changes: text takes its size, auto-layout places its children, groups
 * fit theirs. Done once before geometry is read, not at each of many changes.
 */
export class Settling {
  private texts = new Set<string>()
  private groups = new Set<string>()
  private layouts = new Set<string>()
  private busy = false
  /** Counts changes, to see whether a pass of layout made any. */
  private changes = 0

  constructor(
    private readonly graph: () => SceneGraph,
    private readonly renderer: Renderer
  ) {}

  created(id: string): void {
    const node = this.graph().getNode(id)
    if (node?.type === 'TEXT') this.texts.add(id)
    this.around(id)
  }

  updated(id: string, keys: readonly string[]): void {
    this.changes += 1
    const node = this.graph().getNode(id)
    if (node?.type === 'TEXT' && keys.some((key) => TEXT_KEYS.test(key))) this.texts.add(id)
    if (!keys.some((key) => TEXT_KEYS.test(key) || LAYOUT_KEYS.test(key))) return
    const moved = keys.every((key) => PLACE_KEYS.test(key))
    this.around(moved ? (node?.parentId ?? null) : id)
  }

  /** Whether settling could move the node within its parent. Its size counts only where it is turned about its middle. */
  moves(node: SceneNode): boolean {
    if (node.rotation !== 0 || node.flipX || node.flipY || this.groups.has(node.id)) return true
    for (const above of ancestors(this.graph(), node)) {
      if (this.groups.has(above.id) || this.layouts.has(above.id)) return true
    }
    return false
  }

  /** Marks the container of a node that came, went or changed its size for layout. */
  around(id: string | null): void {
    if (id === null || this.busy) return
    const node = this.graph().getNode(id)
    if (!node) return
    let outermost: SceneNode | null = null
    for (let at: SceneNode | null = node; at; at = parentOf(this.graph(), at)) {
      if (isTransparentParent(at)) this.groups.add(at.id)
      if (at.layoutMode !== 'NONE') outermost = at
    }
    if (outermost) this.layouts.add(outermost.id)
  }

  settle(): void {
    if (this.busy || this.texts.size + this.groups.size + this.layouts.size === 0) return
    this.busy = true
    try {
      for (const id of take(this.texts)) this.fitText(id)
      for (const id of take(this.layouts)) this.layOut(id)
      this.fitGroups()
    } finally {
      this.busy = false
      this.texts.clear()
    }
  }

  /** Inner frames are laid out before they get their width from outer ones, so once is not enough. */
  private layOut(id: string): void {
    this.layOutOften(id)
    if (this.graph().getNode(id) && startGrownTextsAnew(this.graph(), id)) this.layOutOften(id)
  }

  private layOutOften(id: string): void {
    for (let pass = 0; pass < LAYOUT_PASSES && this.graph().getNode(id); pass += 1) {
      const before = this.changes
      computeAllLayouts(this.graph(), id)
      if (this.changes === before) return
    }
  }

  /** Inner groups first: an outer one measures them. */
  private fitGroups(): void {
    const graph = this.graph()
    const depth = (node: SceneNode): number => {
      const parent = parentOf(graph, node)
      return parent ? depth(parent) + 1 : 0
    }
    const groups = take(this.groups).flatMap((id) => graph.getNode(id) ?? [])
    groups.sort((a, b) => depth(b) - depth(a))
    for (const group of groups) fitGroup(graph, group)
  }

  private fitText(id: string): void {
    const node = this.graph().getNode(id)
    if (node?.type !== 'TEXT') return
    if (node.textAutoResize === 'NONE' || node.textAutoResize === 'TRUNCATE') return
    const fixed = node.textAutoResize === 'HEIGHT'
    const size = this.renderer.measureText(node, fixed ? node.width : undefined)
    resizeInPlace(this.graph(), node, fixed ? { width: node.width, height: size.height } : size)
  }
}

function take(ids: Set<string>): string[] {
  const all = [...ids]
  ids.clear()
  return all
}

/** Canvas px. */
const TOLERANCE = 0.01

/**
 * OpenPencil lets a text that fills a row grow, but never shrink again. Makes such texts narrow where
 * their row has become too full, for another pass of layout. False when there are none.
 */
function startGrownTextsAnew(graph: SceneGraph, id: string): boolean {
  let any = false
  const children = graph.getChildren(id).filter(({ visible }) => visible)
  const node = graph.getNode(id)
  if (node && isOverfull(node, children)) {
    for (const child of children) {
      if (child.type !== 'TEXT' || child.layoutGrow === 0 || child.width <= 1) continue
      graph.updateNode(child.id, { width: 1 })
      any = true
    }
  }
  for (const child of children) any = startGrownTextsAnew(graph, child.id) || any
  return any
}

function isOverfull(node: SceneNode, children: readonly SceneNode[]): boolean {
  if (node.layoutMode !== 'HORIZONTAL' || node.layoutWrap === 'WRAP') return false
  const inRow = children.filter(({ layoutPositioning }) => layoutPositioning !== 'ABSOLUTE')
  const gaps = node.itemSpacing * Math.max(0, inRow.length - 1)
  const needed = inRow.reduce((sum, { width }) => sum + width, gaps)
  return needed + node.paddingLeft + node.paddingRight > node.width + TOLERANCE
}

const CLOSE = 1e-9

/** Makes a group as large as its children, which stay where they are on the canvas. */
function fitGroup(graph: SceneGraph, group: SceneNode): void {
  const children = graph.getChildren(group.id)
  const box = union(children.map((child) => boxOf(localMatrix(child), areaOf(child))))
  if (!box || fits(group, box)) return
  const matrix = multiply(localMatrix(group), translation(box.x, box.y))
  for (const child of children) {
    graph.updateNode(child.id, { x: child.x - box.x, y: child.y - box.y })
  }
  const { width, height } = box
  graph.updateNode(group.id, { width, height, ...placeBy(matrix, { width, height }) })
}

function fits(group: SceneNode, box: Rect): boolean {
  return [box.x, box.y, box.width - group.width, box.height - group.height].every(
    (difference) => Math.abs(difference) < CLOSE
  )
}
