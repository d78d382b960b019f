import { type Node, parse } from 'acorn'

interface Edit {
  at: number
  /** Characters replaced. */
  length: number
  text: string
  isEnd: boolean
}

/**
 * Rewrites a script so that every promise of an async function passes through `track`, which is to be
 * in scope: QuickJS does not report unhandled rejections. Lines stay where they are. Gives the
 * script as it is when it cannot be parsed, for the engine to say why.
 */
export function watchAsync(script: string, track: string): string {
  if (last?.script !== script || last.track !== track) {
    last = { script, track, watched: rewrite(script, track) }
  }
  return last.watched
}

/** The same script is run again and again. */
let last: { script: string; track: string; watched: string } | undefined

function rewrite(script: string, track: string): string {
  let program: Node
  try {
    program = parse(script, { ecmaVersion: 2020, allowHashBang: true })
  } catch {
    return script
  }
  const edits: Edit[] = []
  visit(program, null, (node, parent) => edits.push(...editsOf(script, track, node, parent)))
  // From the back, so that places stay true. Where one function ends and the next begins, the end is
  // put in last, to come first; of two ends there, visited from the outside, the inner one.
  return edits
    .sort((a, b) => b.at - a.at || Number(a.isEnd) - Number(b.isEnd))
    .reduce(
      (text, { at, length, text: put }) => text.slice(0, at) + put + text.slice(at + length),
      script
    )
}

type Tree = Node & Record<string, unknown>

function editsOf(script: string, track: string, node: Tree, parent: Tree | null): Edit[] {
  if (node.async !== true || node.generator === true) return []
  const insert = (at: number, text: string, length = 0): Edit => {
    return { at, length, text, isEnd: at === node.end }
  }
  const { start, end } = node
  switch (node.type) {
    case 'ArrowFunctionExpression':
      return [insert(start, `((...$args)=>${track}((`), insert(end, ')(...$args)))')]
    case 'FunctionDeclaration': {
      const id = node.id as Node
      const name = script.slice(id.start, id.end)
      const open = `function ${name}(...$args){return ${track}((async function`
      return [insert(start, open, id.end - start), insert(end, ').apply(this,$args))}')]
    }
    default: {
      const isMethod = parent?.type === 'MethodDefinition' || parent?.method === true
      if (!isMethod) {
        return [
          insert(start, `(function(...$args){return ${track}((`),
          insert(end, ').apply(this,$args))})')
        ]
      }
      // An arrow keeps the method's `this`, `super` and `arguments`.
      const word = script.indexOf('async', parent.start)
      const body = node.body as Node
      return [
        insert(word, '', 'async'.length),
        insert(start, `(...$args){return ${track}((async`),
        insert(body.start, '=>'),
        insert(end, ')(...$args))}')
      ]
    }
  }
}

function visit(
  node: Node,
  parent: Tree | null,
  look: (node: Tree, parent: Tree | null) => void
): void {
  const tree = node as Tree
  look(tree, parent)
  for (const value of Object.values(tree)) {
    for (const child of Array.isArray(value) ? (value as unknown[]) : [value]) {
      if (isNode(child)) visit(child, tree, look)
    }
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value
}
