/** Coupons of the departments around the edge of a store; `parse.ts` reads them. */
export const fresh = `
# Fruits & Vegetables | broccoli
Apples & Pears ~Apples = Apples: sunny-acre $1 off PD; larkspur-farms 20% off; - 3 for $5 x2
Apples & Pears ~Pears = Pears: - $0.50 off; larkspur-farms $1 off 2
Citrus = Citrus: sunny-acre $1.50 off; everyday-table 2 for $7; larkspur-farms 15% off PD
Citrus ~Lemons = Lemons: - 4 for $2 any
Berries & Grapes = Berries: sunny-acre 2 for $6 PD; larkspur-farms $1 off tomorrow; sunny-acre b2g1
Berries & Grapes ~Grapes = Seedless Grapes: - 25% off today
Bananas & Tropical ~Avocado = Hass Avocado: - 5 for $5 x2
Bananas & Tropical ~Mango = Mango: - b1g1
Bananas & Tropical ~Watermelon = Seedless Watermelon: - $2 off
Bananas & Tropical ~Pineapple = Pineapple: - $1 off pickup
Bananas & Tropical ~Peaches = Peaches: - 20% off PD
Salad & Greens = Salad Greens: cedar-hollow $1 off 2; larkspur-farms $1.25 off PD; everyday-table 2 for $6
Salad & Greens ~Kit = Salad Kit: cedar-hollow b1g1 half; everyday-table $0.75 off
Everyday Vegetables = Vegetables: stone-mill $0.75 off; sunny-acre 2 for $5; larkspur-farms 15% off PD
Everyday Vegetables ~Mushrooms = Mushrooms: - $0.75 off x2
Potatoes & Onions = Potatoes & Onions: stone-mill $1 off; everyday-table 2 for $6
Cut Fruit & Vegetables = Cut Fruit: larder-kitchen $2 off tomorrow
Cut Fruit & Vegetables ~Fresh-Squeezed = Fresh-Squeezed Juice: sunny-acre $1 off
Cut Fruit & Vegetables ~Tofu = Tofu: jade-garden 2 for $5; larkspur-farms $0.75 off
Cut Fruit & Vegetables ~Dried = Dried Fruit: trailside $1 off PD
dept: $5 off $25 PD; 100 pts $30; path 5 items $3

# Meat & Seafood | cut-of-meat
Steaks & Roasts = Steaks & Roasts: red-barn $2 off PD; greenpasture 15% off; red-barn 20% off today
Ground Beef = Ground Beef: red-barn $1.50 off; greenpasture $2 off PD; everyday-table 2 for $12
Chicken & Turkey = Chicken: red-barn $1 off lb; greenpasture 20% off; everyday-table b1g1 half
Pork & Lamb = Pork: red-barn 25% off tomorrow; greenpasture $2 off
Bacon & Sausage ~Bacon = Bacon: red-barn $1.50 off x2; everyday-table 2 for $10; greenpasture $2 off PD
Bacon & Sausage ~Sausage = Sausage: red-barn 2 for $9; hearth-carve $1 off MF
Fresh Fish = Fresh Fish: harbor 15% off; tidewater $3 off PD
Shellfish = Shellfish: harbor $2 off; tidewater 20% off today
Smoked & Prepared Seafood = Smoked Seafood: tidewater $2 off; harbor b1g1 half
Marinated = Marinated Meats: larder-kitchen $2 off PD
dept: $10 off $60; $6 off $40 PD; 200 pts $50; cheapest

# Dairy, Eggs & Cheese | cheese-wedge
Milk = Milk: meadow-lane $0.50 off any; everyday-table $0.75 off 2; larkspur-farms $1 off PD
Plant-Based Milk = Plant-Based Milk: prairie $1 off MF; larkspur-farms $1.50 off 2 MF; everyday-table 2 for $7
Cream & Creamers ~Creamer = Coffee Creamer: night-owl $0.75 off MF; meadow-lane 2 for $8
Eggs = Eggs: meadow-lane $1 off today; greenpasture $1.50 off PD
Butter & Spreads = Butter: meadow-lane $1 off MF; alder-creek $1.50 off; everyday-table 2 for $6
Yogurt ~Greek = Greek Yogurt: meadow-lane $1 off 5 MF; larkspur-farms 5 for $7; meadow-lane 10 for $12 x2
Yogurt = Yogurt: everyday-table 10 for $10; prairie $0.50 off MF; little-fern $1 off 2 MF
Cottage Cheese & Sour Cream = Cottage Cheese: meadow-lane $0.60 off; everyday-table b2g1
Block & Shredded Cheese = Cheese: alder-creek $1 off MF; meadow-lane 2 for $6; everyday-table $2.49 each tomorrow
Block & Shredded Cheese ~Shredded = Shredded Cheese: meadow-lane b1g1; everyday-table $1 off 2
Sliced, Snack & Cream Cheese = Snack Cheese: meadow-lane $1 off 2 MF; little-fern $0.75 off MF; polar-bay 2 for $5
dept: $3 off $15 PD; path $30 $5; 100 pts $20

# Deli | sandwich
Sliced Meats = Sliced Meats: hearth-carve $2 off; red-barn 15% off PD
Sliced Cheeses = Sliced Cheeses: hearth-carve $1 off; alder-creek 20% off today
Made-to-Order Sandwiches = Sandwiches: larder-kitchen $2 off pickup; larder-kitchen b1g1 half PD
Salads & Sides = Deli Sides: hearth-carve $1 off; everyday-table 2 for $8
Hummus & Dips = Hummus & Dips: olive-thyme $1 off MF; casa-luna 2 for $8; everyday-table $0.75 off
Lunch Meat & Hot Dogs = Lunch Meat: red-barn $1 off 2 MF; everyday-table b1g1; hearth-carve $1 off; greenpasture $1.50 off PD
dept: 100 pts $25; $5 off $30 new

# Bread & Bakery | bread
Sliced Bread = Bread: stone-mill $1 off 2; everyday-table $1.99 each; larkspur-farms $1 off MF; bramble-oak $1.50 off
Artisan Bread = Artisan Bread: maple-street $1 off; crumb-co b1g1 half
Buns & Rolls = Buns & Tortillas: stone-mill 2 for $6; casa-luna $0.75 off MF; everyday-table b1g1 tomorrow
Bagels & Breakfast Breads = Bagels & Muffins: stone-mill $1 off; maple-street 20% off PD; everyday-table 2 for $5
Pastries & Donuts = Bakery Pastries: larder-kitchen free one PD; crumb-co $1 off
Cookies & Brownies = Bakery Cookies: larder-kitchen $1 off; larder-kitchen 2 for $8
Cakes & Pies = Cakes & Pies: maple-street $2 off; larder-kitchen $5 off delivery
dept: path 4 items $2; 50 pts $15

# Prepared Meals & Catering | pot-of-food
Rotisserie & Fried Chicken = Rotisserie Chicken: larder-kitchen $2 off today; larder-kitchen $6.99 each PD
Hot Bar & Soup = Soup & Hot Bar: larder-kitchen 15% off
Pizza & Coffee Bar ~Latte = Coffee Bar: cascade-roasters free welcome; cascade-roasters b1g1 x2
Ready-to-Heat Meals = Ready-to-Heat Meals: larder-kitchen $2 off; golden-fork b1g1 half MF; jade-garden $1.50 off; nonna-rosa 2 for $9 MF
Meal Kits = Meal Kits: larder-kitchen $4 off PD; larder-kitchen $6 off fresh
Platters = Party Platters: larder-kitchen $10 off soon
dept: $7 off $40 fresh; 150 pts $30

# Flowers & Decor | bouquet
Bouquets = Bouquets: wildflower-stem $3 off; everyday-table $2 off PD; wildflower-stem 20% off fresh
Plants = Potted Plants: wildflower-stem $2 off; homestead 15% off
Balloons = Balloons: bright-nest b2g1
Candles & Vases = Candles: homestead $2 off; bramble-oak 25% off PD; bright-nest 2 for $5
Seasonal Decor = Garden Seeds: wildflower-stem b3g1; homestead 20% off soon
`;
