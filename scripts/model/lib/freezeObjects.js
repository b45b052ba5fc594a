/*
 * The first line of every command and thread: nothing that is read later can add to what all objects share. Programs are
 * started with options that Node also looks up there (`shell`, `env`), so one added key would run code.
 *
 * A frozen property can usually not be set on the objects below it either; libraries do that (d3 sets `constructor`), so
 * each one is an accessor that gives the object a property of its own.
 */
const shared = Object.prototype;

for (const [key, described] of Object.entries(Object.getOwnPropertyDescriptors(shared))) {
  if (!('value' in described)) continue;
  const { value, enumerable } = described;
  Object.defineProperty(shared, key, {
    enumerable,
    get: () => value,
    /** @this {object} @param {unknown} own */
    set(own) {
      if (this === shared) throw new TypeError(`Object.prototype.${key} cannot be changed`);
      Object.defineProperty(this, key, { value: own, writable: true, enumerable: true, configurable: true });
    },
  });
}
// it is frozen then, having no values left; where V8 is asked to freeze it, lists are slower in the whole program
Object.seal(shared);
