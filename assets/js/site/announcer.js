/**
 * Says something to those who listen: one region for the whole page, so that announcements do not talk over one another.
 *
 * @returns {(text: string) => void}
 */
export function announcer() {
  const region = document.querySelector('.chart-announcer') ?? document.createElement('div');
  region.className = 'chart-announcer visually-hidden';
  region.setAttribute('role', 'status');
  document.querySelector('main')?.append(region);
  return (text) => {
    region.textContent = text;
  };
}
