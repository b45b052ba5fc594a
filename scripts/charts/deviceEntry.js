import { colourOf, markOf, shapeOf } from './deviceStyle.js';

/**
 * What a key says of a line or a point of a device: its name, and what tells it from others of the same device.
 *
 * @param {import('../model/chartData.js').ChartDevice} device
 * @param {string} label
 */
export const deviceEntry = (device, label) => ({
  name: [device.name, label].filter(Boolean).join(', '),
  note: markOf(device) ?? '',
  strong: device.subject,
  colour: colourOf(device),
  shape: shapeOf(device),
  of: { device: device.id, label },
});
