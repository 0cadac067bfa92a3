/** What the lines of dairy are described as in Spanish, by their English descriptions. */
export const dairy: Readonly<Record<string, string>> = {
  'Fresh from family dairies, Grade A, pasteurized and homogenized.':
    'Fresca, de establos familiares. Grado A, pasteurizada y homogeneizada.',
  'From cows on organic pasture, with no antibiotics and no added hormones.':
    'De vacas que pastan en campo orgánico, sin antibióticos ni hormonas añadidas.',
  'Real milk, easy to digest.': 'Leche de verdad, fácil de digerir.',
  'Cold {f} milk for after practice.': 'Bien fría, para después del entrenamiento.',
  'Smooth, dairy-free, and an excellent source of calcium.': 'Suave, sin lácteos y con mucho calcio.',
  'Fresh cream for coffee, baking, and Sunday pancakes.':
    'Crema fresca para el café, los postres y los hot cakes del domingo.',
  'Turns the second cup into the good one.': 'Hace que la segunda taza sea la buena.',
  'Grade A eggs, candled and packed on the farm.': 'Huevos grado A, revisados uno por uno y empacados en la granja.',
  'All whites, no yolks. Pasteurized and ready to pour.':
    'Puras claras, sin yemas. Pasteurizadas y listas para servir.',
  'Churned from sweet cream.': 'Batida con crema dulce.',
  'Cultured overnight for a rich, European-style taste.':
    'Se deja madurar toda la noche para un sabor intenso, al estilo europeo.',
  'Spreads right from the fridge.': 'Se unta fácil, recién salida del refrigerador.',
  'Creamy lowfat yogurt with live and active cultures.': 'Yogur cremoso bajo en grasa, con cultivos vivos y activos.',
  'Strained thick, with fifteen grams of protein per serving.':
    'Bien espeso, con quince gramos de proteína por porción.',
  'Cultured coconut milk, thick and gently tart.': 'Leche de coco fermentada, espesa y un poquito ácida.',
  'Freeze a tube, pack it, and it’s just right by lunch.':
    'Congela un tubito, mételo en la lonchera y a la hora de comer está perfecto.',
  'Fresh, cool, and mild.': 'Fresco, ligero y de sabor suave.',
  'Slices clean and melts smooth.': 'Se rebana parejo y se funde muy bien.',
  'Ready to melt, in a bag that reseals.': 'Listo para fundir, en una bolsa que se vuelve a cerrar.',
  'Sliced to fit the bread.': 'Rebanadas del tamaño del pan.',
  'Peel it or bite it. Both are right.': 'En hebras o a mordidas, como más te guste.',
  'Soft, smooth, and ready to spread.': 'Suave, cremoso y fácil de untar.',
  'One for the cheese board.': 'Para lucirse en la tabla de quesos.',
};
