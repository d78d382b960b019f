const ITERATION =
  'concat every some forEach map filter reduce reduceRight fill find findIndex indexOf lastIndexOf includes join toString toLocaleString reverse sort slice copyWithin values keys entries constructor length'

/** Every global that Figma's main thread has by itself: the language as of ES2020. Others are removed. */
const GLOBALS =
  'Error EvalError RangeError ReferenceError SyntaxError TypeError URIError Array Object Function parseInt parseFloat isNaN isFinite decodeURI decodeURIComponent encodeURI encodeURIComponent escape unescape Infinity NaN undefined eval Number Boolean String Math Reflect Symbol globalThis BigInt Date RegExp JSON Proxy Map Set WeakMap WeakSet ArrayBuffer SharedArrayBuffer Uint8ClampedArray Int8Array Uint8Array Int16Array Uint16Array Int32Array Uint32Array BigInt64Array BigUint64Array Float32Array Float64Array DataView Promise Atomics'

/** Members of these objects in ES2020, by a path from the global object. */
const MEMBERS: Record<string, string> = {
  'Array.prototype': `${ITERATION} pop push shift unshift splice flatMap flat`,
  'Uint8Array.prototype.__proto__': `${ITERATION} buffer byteLength byteOffset set subarray`,
  'String.prototype':
    'length charCodeAt charAt concat codePointAt indexOf lastIndexOf includes endsWith startsWith match matchAll search split substring substr slice repeat replace padEnd padStart trim trimEnd trimRight trimStart trimLeft toString valueOf toLowerCase toUpperCase toLocaleLowerCase toLocaleUpperCase anchor big blink bold fixed fontcolor fontsize italics link small strike sub sup constructor normalize localeCompare',
  Object:
    'length name create getPrototypeOf setPrototypeOf defineProperty defineProperties getOwnPropertyNames getOwnPropertySymbols keys values entries isExtensible preventExtensions getOwnPropertyDescriptor getOwnPropertyDescriptors is assign seal freeze isSealed isFrozen fromEntries prototype',
  Array: 'length name isArray from of prototype',
  Promise: 'length name resolve reject all allSettled race prototype',
  Map: 'length name prototype',
  'Map.prototype': 'set get has delete clear size forEach values keys entries constructor',
  'Set.prototype': 'add has delete clear size forEach values keys entries constructor',
  Error: 'length name prototype captureStackTrace stackTraceLimit prepareStackTrace',
  'ArrayBuffer.prototype': 'byteLength slice constructor',
  Math: 'min max abs floor ceil round sqrt acos asin atan atan2 cos exp log pow sin tan trunc sign cosh sinh tanh acosh asinh atanh expm1 log1p log2 log10 cbrt hypot random fround imul clz32 E LN10 LN2 LOG2E LOG10E PI SQRT1_2 SQRT2'
}

const words = (list: string): string[] => list.split(' ')

/** A script that takes from a newer engine what ES2020 did not have. */
export const TO_ES2020 = `(() => {
  const globals = ${JSON.stringify(words(GLOBALS))}
  const members = ${JSON.stringify(Object.entries(MEMBERS).map(([path, list]) => [path, words(list)]))}
  for (const [path, allowed] of members) {
    const object = path.split('.').reduce((at, name) => at[name], globalThis)
    for (const name of Object.getOwnPropertyNames(object)) {
      if (!allowed.includes(name)) delete object[name]
    }
  }
  for (const name of Object.getOwnPropertyNames(globalThis)) {
    if (!globals.includes(name)) delete globalThis[name]
  }
})()`
