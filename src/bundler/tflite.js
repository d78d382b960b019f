/** Numbers of fields in the tables of a TensorFlow Lite file, by its schema. */
const MODEL = { graphs: 2, buffers: 4 }
const GRAPH = { tensors: 0, operators: 3 }
const TENSOR = { shape: 0, buffer: 2 }
const OPERATOR = { inputs: 1, outputs: 2 }
const BUFFER = { data: 0 }

/**
 * The first so many convolutions of the first TensorFlow Lite file among bytes: weights and biases, kept there in numbers
 * of 16 bits. Weights of a depthwise one lie channel by channel for each neighbour, others output by output.
 */
export function convolutionsIn(bytes, most) {
  const file = bytes.subarray(bytes.indexOf('TFL3') - 4)
  const model = new Table(file, file.readUInt32LE(0))
  const buffers = model.tables(MODEL.buffers)
  const [graph] = model.tables(MODEL.graphs)
  const tensors = graph.tables(GRAPH.tensors)
  const operators = graph.tables(GRAPH.operators).map((operator) => ({
    inputs: operator.numbers(OPERATOR.inputs),
    outputs: operator.numbers(OPERATOR.outputs)
  }))
  // Each tensor of weights is made of another one, in which they are shorter.
  const shorter = new Map(
    operators
      .filter(({ inputs }) => inputs.length === 1)
      .map(({ inputs, outputs }) => [outputs[0], inputs[0]])
  )
  const values = (tensor) => {
    const of = tensors[shorter.get(tensor)]
    return longer(buffers[of.number(TENSOR.buffer)].data(BUFFER.data))
  }
  return operators
    .filter(({ inputs }) => inputs.length === 3 && shorter.has(inputs[1]))
    .slice(0, most)
    .map(({ inputs: [, weights, biases] }) => ({
      isDepthwise: tensors[weights].numbers(TENSOR.shape)[0] === 1,
      weights: values(weights),
      biases: values(biases)
    }))
}

/** A table of a FlatBuffer: fields that are left out have no place. */
class Table {
  constructor(file, at) {
    this.file = file
    this.at = at
    this.fields = at - file.readInt32LE(at)
  }

  place(field) {
    const slot = 4 + 2 * field
    const offset =
      slot < this.file.readUInt16LE(this.fields) ? this.file.readUInt16LE(this.fields + slot) : 0
    return offset === 0 ? null : this.at + offset
  }

  number(field) {
    const place = this.place(field)
    return place === null ? 0 : this.file.readUInt32LE(place)
  }

  /** Where the items of a list begin, and how many there are. */
  list(field) {
    const place = this.place(field)
    const start = place + this.file.readUInt32LE(place)
    return { start: start + 4, count: this.file.readUInt32LE(start) }
  }

  numbers(field) {
    const { start, count } = this.list(field)
    return Array.from({ length: count }, (_, i) => this.file.readInt32LE(start + 4 * i))
  }

  tables(field) {
    const { start, count } = this.list(field)
    return Array.from({ length: count }, (_, i) => {
      const place = start + 4 * i
      return new Table(this.file, place + this.file.readUInt32LE(place))
    })
  }

  data(field) {
    const { start, count } = this.list(field)
    return this.file.subarray(start, start + count)
  }
}

/** Floating-point numbers of 16 bits. */
function longer(bytes) {
  return Array.from({ length: bytes.length / 2 }, (_, i) => {
    const bits = bytes.readUInt16LE(2 * i)
    const exponent = (bits >> 10) & 31
    const part = bits & 1023
    const size = exponent === 0 ? part * 2 ** -24 : (1024 + part) * 2 ** (exponent - 25)
    return bits >> 15 ? -size : size
  })
}
