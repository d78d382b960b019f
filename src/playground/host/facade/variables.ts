import type {
  Variable as GraphVariable,
  VariableCollection as GraphCollection
} from '@open-pencil/core'
import { assertEditable } from './compose'
import { apiObject } from './api-object'
import { rgba } from './paints'
import type { Session } from './session'
import { expectOneOf, expectString, validate } from './validation'

/** `figma.variables` as far as colours that differ by mode need it; the rest is not provided. */
export function variablesApi(session: Session): VariablesAPI {
  const { store } = session
  const collections = new Map<string, VariableCollection>()
  const variables = new Map<string, Variable>()
  const known = (id: string): VariableCollection | null => {
    const collection = store.graph.variableCollections.get(id)
    if (collection === undefined) return null
    const object = collections.get(id) ?? collectionObject(session, collection)
    collections.set(id, object)
    return object
  }
  const api = {
    createVariableCollection(name: string) {
      assertEditable(session)
      return known(store.graph.createCollection(expectString('name', name)).id)!
    },
    getVariableCollectionByIdAsync: (id: string) => Promise.resolve(known(id)),
    createVariable(name: string, collection: VariableCollection, type: VariableResolvedDataType) {
      assertEditable(session)
      const id = collectionId(session, collection)
      const made = store.graph.createVariable(
        expectString('name', name),
        expectOneOf('type', type, ['COLOR']),
        id
      )
      const object = variableObject(session, made)
      variables.set(made.id, object)
      return object
    },
    getVariableByIdAsync(id: string) {
      const kept = store.graph.variables.get(id)
      const object = variables.get(id) ?? (kept && variableObject(session, kept))
      if (object) variables.set(id, object)
      return Promise.resolve(object ?? null)
    },
    setBoundVariableForPaint(
      paint: SolidPaint,
      field: 'color',
      variable: Variable | null
    ): SolidPaint {
      expectOneOf('field', field, ['color'])
      const plain = { ...paint }
      delete plain.boundVariables
      if (variable === null) return plain
      return { ...plain, boundVariables: { color: { type: 'VARIABLE_ALIAS', id: variable.id } } }
    }
  }
  return apiObject(session, 'figma.variables', api) as unknown as VariablesAPI
}

/** The id of a collection that a plugin was given. Ids themselves are refused, as with dynamic-page. */
export function collectionId({ store }: Session, collection: unknown): string {
  const { id } = Object(collection) as Partial<VariableCollection>
  if (typeof id !== 'string' || !store.graph.variableCollections.has(id)) {
    throw new Error('Expected a VariableCollection')
  }
  return id
}

function collectionObject(session: Session, collection: GraphCollection): VariableCollection {
  const object = {
    id: collection.id,
    remote: false,
    isExtension: false,
    get name() {
      return collection.name
    },
    get modes() {
      return collection.modes.map((mode) => ({ ...mode }))
    },
    get defaultModeId() {
      return collection.defaultModeId
    },
    addMode(name: string) {
      assertEditable(session)
      const id = `${collection.id}:${collection.modes.length}`
      session.store.graph.addMode(collection.id, id, expectString('name', name))
      return id
    }
  }
  return apiObject(session, 'VariableCollection', object) as unknown as VariableCollection
}

function variableObject(session: Session, variable: GraphVariable): Variable {
  const object = {
    id: variable.id,
    name: variable.name,
    resolvedType: variable.type,
    variableCollectionId: variable.collectionId,
    setValueForMode(modeId: string, value: VariableValue) {
      assertEditable(session)
      const colour = validate('value', rgba, { a: 1, ...(value as RGB) })
      variable.valuesByMode[modeId] = colour
    }
  }
  return apiObject(session, 'Variable', object) as unknown as Variable
}
