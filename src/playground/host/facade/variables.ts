import type {
  Variable as GraphVariable,
  VariableCollection as GraphCollection
} from '@open-pencil/core'
import { apiObject } from './api-object'
import type { Session } from './session'

/** `figma.variables` as far as a plugin reads colours that differ by mode; the rest is not provided. */
export function variablesApi(session: Session): VariablesAPI {
  const { variableCollections, variables } = session.store.graph
  const api: Partial<VariablesAPI> = {
    getVariableCollectionByIdAsync(id) {
      const collection = variableCollections.get(id)
      return Promise.resolve(collection ? collectionObject(session, collection) : null)
    },
    getVariableByIdAsync(id) {
      const variable = variables.get(id)
      return Promise.resolve(variable ? variableObject(session, variable) : null)
    }
  }
  return apiObject(session, 'figma.variables', api) as VariablesAPI
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
    }
  }
  return apiObject(session, 'VariableCollection', object) as unknown as VariableCollection
}

function variableObject(session: Session, variable: GraphVariable): Variable {
  const object = {
    id: variable.id,
    name: variable.name,
    resolvedType: variable.type,
    variableCollectionId: variable.collectionId
  }
  return apiObject(session, 'Variable', object) as unknown as Variable
}
