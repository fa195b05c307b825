/*
 * Prints the uneven outlines of src/styles/paper.css: polygons whose points wander a few pixels around
 * a rectangle, as if inked by hand. Run again for other edges: node scripts/edges.mjs > /tmp/edges.css
 */
let seed = 7;
const random = () => (seed = (seed * 16807) % 2147483647) / 2147483647;

function edge(inset, wander, [across, down]) {
  const off = () => (inset + random() * wander).toFixed(1);
  const along = (count, index) => ((index + (random() - 0.5) * 0.5) / count) * 100;
  const points = [];
  for (let i = 1; i < across; i++) points.push(`${along(across, i).toFixed(1)}% ${off()}px`);
  points.push(`calc(100% - ${off()}px) ${off()}px`);
  for (let i = 1; i < down; i++) points.push(`calc(100% - ${off()}px) ${along(down, i).toFixed(1)}%`);
  points.push(`calc(100% - ${off()}px) calc(100% - ${off()}px)`);
  for (let i = across - 1; i > 0; i--) points.push(`${along(across, i).toFixed(1)}% calc(100% - ${off()}px)`);
  points.push(`${off()}px calc(100% - ${off()}px)`);
  for (let i = down - 1; i > 0; i--) points.push(`${off()}px ${along(down, i).toFixed(1)}%`);
  points.push(`${off()}px ${off()}px`);
  return `polygon(\n    ${points.join(",\n    ")}\n  )`;
}

for (const [name, count] of [
  ["a", [9, 7]],
  ["b", [7, 9]],
]) {
  console.log(`  --edge-outer-${name}: ${edge(0, 2.4, count)};`);
  console.log(`  --edge-inner-${name}: ${edge(3, 2, count)};`);
}
