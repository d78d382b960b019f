import ts from 'typescript'
import { expect, test } from 'vitest'
import { prototypeOf } from '../../../src/playground/host/facade/prototypes'
import { startPlugin } from '../../support/host'

const TYPES = {
  DOCUMENT: 'DocumentNode',
  PAGE: 'PageNode',
  FRAME: 'FrameNode',
  COMPONENT: 'ComponentNode',
  COMPONENT_SET: 'ComponentSetNode',
  INSTANCE: 'InstanceNode',
  SECTION: 'SectionNode',
  GROUP: 'GroupNode',
  BOOLEAN_OPERATION: 'BooleanOperationNode',
  RECTANGLE: 'RectangleNode',
  TEXT: 'TextNode',
  VECTOR: 'VectorNode',
  ELLIPSE: 'EllipseNode',
  LINE: 'LineNode',
  POLYGON: 'PolygonNode',
  STAR: 'StarNode',
  SLOT: 'SlotNode',
  TEXT_PATH: 'TextPathNode',
  TRANSFORM_GROUP: 'TransformGroupNode',
  WIDGET: 'WidgetNode'
} as const

/** Names of an interface's members by the interface's name, as Figma's typings have them. */
function typings(): Map<string, string[]> {
  const program = ts.createProgram(['node_modules/@figma/plugin-typings/index.d.ts'], {
    lib: ['lib.es2020.d.ts'],
    types: []
  })
  const checker = program.getTypeChecker()
  const interfaces = program
    .getSourceFiles()
    .filter(({ fileName }) => fileName.endsWith('/plugin-api.d.ts'))
    .flatMap(({ statements }) =>
      statements.filter((statement) => ts.isInterfaceDeclaration(statement))
    )
  return new Map(
    interfaces.map((declared) => {
      const members = checker.getPropertiesOfType(checker.getTypeAtLocation(declared))
      return [declared.name.text, members.map(({ name }) => name)]
    })
  )
}

test('a node has no members but those that Figma gives it', () => {
  const members = typings()
  for (const [type, name] of Object.entries(TYPES) as [NodeType, string][]) {
    const own = Object.getOwnPropertyNames(prototypeOf(type))
    expect([type, ...own.filter((member) => !members.get(name)?.includes(member))]).toEqual([type])
  }
})

test('a member that this host lacks throws when it is read or set; one of other nodes is undefined', async () => {
  const { logs } = await startPlugin({
    main: `
      const text = figma.createText()
      for (const act of [() => text.getRangeFontName(0, 1), () => (text.maxLines = 2), () => (text.nonsense = 2), () => text.children]) {
        try { console.log(act()) } catch (error) { console.log(error.message) }
      }
      console.log('maxLines' in text)
    `
  })
  const lacks = 'is not provided by this host, which is not Figma.'
  expect(logs.flat()).toEqual([
    `TEXT.getRangeFontName ${lacks}`,
    `TEXT.maxLines ${lacks}`,
    `TEXT.nonsense ${lacks}`,
    undefined,
    false
  ])
})
